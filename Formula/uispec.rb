# Installs uispec with Homebrew, on macOS and Linux:
#
#   brew tap uispec/uispec https://github.com/uispec/uispec && brew install uispec
class Uispec < Formula
  desc "Checks, generates and draws iOS UI definitions written in YAML"
  homepage "https://github.com/uispec/uispec"
  url "https://github.com/uispec/uispec.git", tag: "v0.2.0"
  license "Apache-2.0"
  head "https://github.com/uispec/uispec.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build] # Swift 6.2
  depends_on "cairo"
  depends_on "librsvg"
  depends_on "libyaml"
  depends_on "pango"

  uses_from_macos "python" => :build
  uses_from_macos "swift" => :build

  on_linux do
    depends_on "binutils" => :build
  end

  # The fonts and icons of Debian, so that texts have the same sizes everywhere.
  resource "fonts-inter" do
    url "https://deb.debian.org/debian/pool/main/f/fonts-inter/fonts-inter_4.0~beta7+ds-1_all.deb", using: :nounzip
    mirror "https://snapshot.debian.org/archive/debian/20261101T000000Z/pool/main/f/fonts-inter/fonts-inter_4.0~beta7+ds-1_all.deb"
    sha256 "6afd9014550e04b58bccf64b94f92ae1dbfd8018489b92de835408970234c24c"
  end

  resource "fonts-noto-cjk" do
    url "https://deb.debian.org/debian/pool/main/f/fonts-noto-cjk/fonts-noto-cjk_20220127+repack1-1_all.deb",
        using: :nounzip
    mirror "https://snapshot.debian.org/archive/debian/20261101T000000Z/pool/main/f/fonts-noto-cjk/fonts-noto-cjk_20220127+repack1-1_all.deb"
    sha256 "4a2515eb6db3978b897fef9709ed0d2b1f4c6c4df4d83d6c4ef65f71f1b1f502"
  end

  resource "fonts-noto-color-emoji" do
    url "https://deb.debian.org/debian/pool/main/f/fonts-noto-color-emoji/fonts-noto-color-emoji_2.042-0+deb12u1_all.deb",
        using: :nounzip
    mirror "https://snapshot.debian.org/archive/debian/20261101T000000Z/pool/main/f/fonts-noto-color-emoji/fonts-noto-color-emoji_2.042-0+deb12u1_all.deb"
    sha256 "a5ab0f69c7938423862320d9aca5dd187b3fd879d6a9a57dd52e17c3fa8d2751"
  end

  resource "fonts-noto-mono" do
    url "https://deb.debian.org/debian/pool/main/f/fonts-noto/fonts-noto-mono_20201225-1_all.deb", using: :nounzip
    mirror "https://snapshot.debian.org/archive/debian/20261101T000000Z/pool/main/f/fonts-noto/fonts-noto-mono_20201225-1_all.deb"
    sha256 "0807ec6454a6f66892159e7939a5c919ac28332e11d54ea78778577d9c569a59"
  end

  resource "bootstrap-icons" do
    url "https://deb.debian.org/debian/pool/main/b/bootstrap-icons/bootstrap-icons_1.10.3+dfsg-1_all.deb",
        using: :nounzip
    mirror "https://snapshot.debian.org/archive/debian/20261101T000000Z/pool/main/b/bootstrap-icons/bootstrap-icons_1.10.3+dfsg-1_all.deb"
    sha256 "223ffb85aa28b15953e2551a1f69a55a5726dd9280555d9b6b184bf93b7d4970"
  end

  def install
    # SwiftPM's own sandbox does not work in that of Homebrew.
    flags = OS.linux? ? ["--static-swift-stdlib"] : []
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "uispec", *flags
    libexec.install ".build/release/uispec"

    resources.each do |r|
      r.stage do
        system "ar", "x", Dir["*.deb"].first
        system "tar", "-xf", Dir["data.tar.*"].first
        cp_r Dir["usr/share/{fonts,bootstrap-icons}"], pkgshare.tap(&:mkpath)
        (pkgshare/"licenses").install Dir["usr/share/doc/*/copyright"].first => "#{r.name}.txt"
      end
    end

    # Other folders can still be named: those of fonts come first, that of icons replaces this one.
    (bin/"uispec").write <<~SH
      #!/bin/sh
      export UISPEC_FONTS="${UISPEC_FONTS:+$UISPEC_FONTS:}#{opt_pkgshare}/fonts"
      export UISPEC_ICONS="${UISPEC_ICONS:-#{opt_pkgshare}/bootstrap-icons/svg}"
      exec "#{opt_libexec}/uispec" "$@"
    SH
    chmod 0755, bin/"uispec"

    generate_completions_from_executable(libexec/"uispec", "--generate-completion-script")
    system "Scripts/manual #{libexec}/uispec #{time.strftime("%F")} > uispec.1"
    man1.install "uispec.1"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/uispec --version")
    system bin/"uispec", "init", "Walks"
    cd "Walks" do
      assert_match "0 errors", shell_output("#{bin}/uispec check")
    end
  end
end
