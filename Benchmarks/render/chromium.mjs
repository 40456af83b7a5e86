// Draws the same screens in headless Chromium: one process, which loads the pages one after another through DevTools.
// usage: node chromium.mjs <chromium> <folder> [fast]; needs Node 22 for its WebSocket.
//
// By default, each page is a separate file, and its picture has Chromium's default compression, as in most screenshot
// tools. `fast` instead puts every page into the same document and requests the fastest compression.
import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"

const [binary, folder, way] = process.argv.slice(2)
const style = `
* { margin: 0; box-sizing: border-box; white-space: nowrap }
body { width: 393px; height: 852px; background: #F2F2F7; font-family: Inter, "Noto Sans CJK JP"; color: #000 }
body * { position: absolute }
.card { left: 16px; width: 361px; height: 74px; border-radius: 12px; background: #FFF }
.face { left: 12px; top: 15px; width: 44px; height: 44px; border-radius: 50% }
.name { left: 68px; top: 8px; font: 600 15px/18px Inter, "Noto Sans CJK JP" }
.text { left: 68px; top: 29px; font-size: 12px; color: #3C3C43 }
.chips { left: 68px; top: 48px }
.chips span { position: static; font-size: 11px; padding: 2px 8px; margin-right: 6px; border-radius: 9px; background: #E5E5EA }
`

function pages() {
    const pages = []
    let card = 0
    for (const line of readFileSync(join(folder, "strings"), "utf8").trimEnd().split("\n")) {
        const fields = line.split("\t")
        if (fields.length === 3) {
            const [title, subtitle, color] = fields
            pages.push(`<h1 style="left: 16px; top: 59px; font-size: 28px; color: #${color}">${title}</h1>
                <p style="left: 16px; top: 99px; font-size: 15px; color: #3C3C4399">${subtitle}</p>`)
            card = 0
        } else {
            const [name, text, first, second, color] = fields
            pages[pages.length - 1] += `<div class="card" style="top: ${123 + 80 * card++}px">
                <i class="face" style="background: #${color}"></i><b class="name">${name}</b><p class="text">${text}</p>
                <p class="chips"><span>${first}</span><span>${second}</span></p></div>`
        }
    }
    return pages
}

const profile = mkdtempSync(join(tmpdir(), "render-benchmark-"))
const browser = spawn(binary, [
    "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", `--user-data-dir=${profile}`,
    "about:blank",
])
const address = await new Promise((found, reject) => {
    let text = ""
    browser.on("exit", () => reject(new Error(text)))
    browser.stderr.on("data", (data) => {
        text += data
        const match = text.match(/ws:\/\/\S+/)
        if (match) found(match[0])
    })
})
const socket = new WebSocket(address)
await new Promise((done) => socket.addEventListener("open", done))
const waiting = new Map()
let number = 0
let loaded = () => {}
socket.addEventListener("message", (event) => {
    const { id, method, result } = JSON.parse(event.data)
    if (method === "Page.loadEventFired") loaded()
    waiting.get(id)?.(result)
})
function send(method, params, sessionId) {
    return new Promise((done) => {
        waiting.set(++number, done)
        socket.send(JSON.stringify({ id: number, method, params, sessionId }))
    })
}

const { targetId } = await send("Target.createTarget", { url: "about:blank" })
const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true })
await send("Emulation.setDeviceMetricsOverride", { width: 393, height: 852, deviceScaleFactor: 3, mobile: true }, sessionId)
await send("Page.enable", {}, sessionId)
const { frameTree } = await send("Page.getFrameTree", {}, sessionId)

async function open(html, index) {
    if (way === "fast") return send("Page.setDocumentContent", { frameId: frameTree.frame.id, html }, sessionId)
    const file = resolve(folder, `chromium-${index + 1}.html`)
    writeFileSync(file, html)
    const isLoaded = new Promise((done) => (loaded = done))
    await send("Page.navigate", { url: pathToFileURL(file).href }, sessionId)
    await isLoaded
}

for (const [index, page] of pages().entries()) {
    await open(`<!doctype html><meta charset="utf-8"><style>${style}</style>${page}`, index)
    const options = { format: "png", optimizeForSpeed: way === "fast" }
    const { data } = await send("Page.captureScreenshot", options, sessionId)
    writeFileSync(join(folder, `chromium-${index + 1}.png`), Buffer.from(data, "base64"))
}
browser.removeAllListeners("exit")
const ended = new Promise((done) => browser.on("exit", done))
await send("Browser.close")
await ended
socket.close()
rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
