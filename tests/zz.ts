import { chromium } from '@playwright/test';
import * as p from '@/tests/e2e/actions/purchase';
async function main() {
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const c = await b.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, baseURL: 'http://localhost:3100', reducedMotion: 'reduce', locale: 'en-IN' });
const page = await c.newPage();
let n = 0;
const shot = async (name: string) => { await page.waitForTimeout(700); n++; const h = await page.evaluate(() => document.documentElement.scrollHeight); await page.screenshot({ path: `/tmp/shots/walk/${String(n).padStart(2, '0')}-${name}.png`, fullPage: true, clip: { x: 0, y: 0, width: 360, height: Math.min(h, 1700) } }); console.log(n, name, page.url(), h); };
try {
await page.goto('/ta'); await p.saysWho(page); await page.waitForURL(/get-quote|family|quote/); await shot('family');
await p.saysFamily(page); await page.waitForTimeout(2500); await shot('plans');
await p.choosesPlan(page); await page.waitForTimeout(2500); await shot('summary');
await p.asksForCode(page); await shot('code'); await p.confirmsCode(page); await page.waitForTimeout(1500); await shot('declaration');
await p.declaresHealth(page); await shot('declared');
await page.getByRole('button').and(page.locator(':visible')).last().scrollIntoViewIfNeeded();
} catch (e) { console.log(String(e).slice(0, 500)); await shot('failed'); }
await c.storageState({ path: '/tmp/rep/state.json' });
await b.close();
}
void main();
