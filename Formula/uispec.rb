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

  def install
    # SwiftPM's own sandbox does not work in that of Homebrew.
    flags = OS.linux? ? ["--static-swift-stdlib"] : []
    ["uispec", "uispec-tokens"].each do |name|
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", name, *flags
      bin.install ".build/release/#{name}"
      generate_completions_from_executable(bin/name, "--generate-completion-script")
      system "Scripts/manual #{bin}/#{name} #{time.strftime("%F")} > #{name}.1"
      man1.install "#{name}.1"
    end
  end

  def caveats
    <<~TEXT
      Texts are measured with Inter and Noto, which are casks:
        brew install --cask font-inter font-noto-sans-cjk-jp font-noto-color-emoji
      For symbols, unpack the SVG files of Bootstrap Icons and set UISPEC_ICONS to their folder.
    TEXT
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/uispec --version")
    system bin/"uispec", "init", "Walks"
    system bin/"uispec", "generate", "Walks"
    assert_match version.to_s, shell_output("#{bin}/uispec-tokens --version")
    system bin/"uispec-tokens", "generate", "Walks", "--verify"
  end
end
