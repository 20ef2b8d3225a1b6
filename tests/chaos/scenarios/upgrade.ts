import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import {
  addsSpouseAndDaughter,
  choosesAspire,
  does,
  type Lead,
  livesInPune,
  startsWith,
  types,
} from '@/tests/e2e/actions/journey';
import { findChromium } from '@/scripts/chromium.mjs';
import { Balancer } from '@/tests/chaos/balancer';
import { deployNext, deployThis } from '@/tests/chaos/builds';
import { secrets, SiteProgram, StoreProgram, uriOf } from '@/tests/chaos/programs';
import { Faults, type Scenario } from '@/tests/chaos/scenario';

/** Generous: nothing here is about time. */
const patienceMs = 180_000;
const [before, after] = [secrets.DATA_KEYS, `chaos2:${Buffer.alloc(32, 3).toString('base64')}`];

/**
 * Two servers behind a balancer get another build, and the first round of another data key, while people are in the
 * middle of a form that the build before showed them. They type on in the same page, and come to their summary.
 */
export const upgrade: Scenario = {
  name: 'upgrade',
  unit: 'people in the middle of a form',
  load: { full: 10, short: 0 },
  breaks: ['no-earlier'],
  run: async ({ load, broken }) => {
    const faults = new Faults();
    const older = await deployThis();
    const newer = await deployNext(broken === 'no-earlier' ? undefined : older);
    const store = await StoreProgram.open();
    const env = { DRAIN_SECONDS: '1', DATA_KEYS: before };
    const open = () => SiteProgram.open(uriOf(store.port), env, older);
    const sites = await Promise.all([open(), open()]);
    const balancer = new Balancer(sites.map(({ port }) => port));
    const url = `http://localhost:${await balancer.listen()}`;
    for (const { port } of sites) await balancer.sees(port, true);
    const browser = await chromium.launch({
      executablePath: String(await findChromium()),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const people: Person[] = [];
    for (let number = 0; number < load; number += 1)
      people.push(await Person.halfWay(browser, { url, number, faults }));
    const builds = [await buildAt(url)];
    for (const site of sites) {
      if ((await site.end()) !== 0) faults.add('servers that did not end in peace');
      site.deploy(newer, { ...env, DATA_KEYS: [before, after].join() });
      await site.start();
      await balancer.sees(site.port, true);
    }
    builds.push(await buildAt(url));
    if (builds[0] === builds[1]) faults.add('the same build twice', builds[0]);
    for (const person of people) await person.goesOn();
    await browser.close();
    balancer.close();
    await Promise.all([...sites, store].map((program) => program.kill()));
    const scripts = people.reduce((sum, person) => sum + person.scripts, 0);
    const whole = people.filter(({ isWhole }) => isWhole).length;
    return {
      counted: `build ${builds.join(' → ')}, ${scripts} scripts of the older one asked for after it, ${whole} of ${load} forms whole at the server`,
      failures: faults.list(),
    };
  },
};

async function buildAt(url: string): Promise<string> {
  const answer = await fetch(`${url}${api.healthLive}`);
  return ((await answer.json()) as { build: string }).build;
}

type Around = { url: string; number: number; faults: Faults };

/** The test never reloads the page, so it stays the older build's to the end. */
class Person {
  scripts = 0;
  isWhole = false;

  private constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly around: Around,
  ) {}

  static async halfWay(browser: Browser, around: Around): Promise<Person> {
    const context = await browser.newContext({
      baseURL: around.url,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      viewport: { width: 1280, height: 800 },
    });
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    await page.goto('/');
    await startsWith(leadOf(around.number))(page);
    await page.waitForURL(/get-quote\?quoteId=/);
    await addsSpouseAndDaughter(page);
    await types(/Husband or wife/, SPOUSE)(page);
    return new Person(context, page, around);
  }

  async goesOn(): Promise<void> {
    const { page, around } = this;
    const { faults } = around;
    page.on('response', (response) => {
      if (!response.url().includes('/_next/static/')) return;
      this.scripts += 1;
      if (!response.ok()) faults.add('files of the older build refused', new URL(response.url()).pathname);
    });
    if (await page.evaluate(() => 'isNextBuild' in globalThis)) faults.add('pages of the newer build');
    const typed = page.getByRole('group', { name: /Husband or wife/ });
    if ((await typed.getByLabel('Year').inputValue()) !== SPOUSE[2]) faults.add('dates lost');
    await does(types(/Daughter/, DAUGHTER), livesInPune)(page);
    await choosesAspire(page);
    await page.waitForURL((at) => at.pathname.includes('/summary/'));
    await page
      .getByText(/^Total for/)
      .first()
      .waitFor();
    const quoteId = new URL(page.url()).searchParams.get('quoteId') ?? '';
    const answer = await this.context.request.get(`${api.quote}?quoteId=${quoteId}`);
    this.isWhole = isWhole((await answer.json()) as QuoteDto, around.number);
    if (!this.isWhole) faults.add('forms that are not whole', await answer.text());
    const said = await page.getByRole('alert').filter({ hasText: /\S/ }).allInnerTexts();
    if (said.length > 0) faults.add('errors shown', said[0]);
    await this.context.close();
  }
}

const SPOUSE: Lead['birth'] = ['20', '01', '1994'];
const DAUGHTER: Lead['birth'] = ['01', '07', '2020'];

const mobileOf = (number: number) => String(9_100_000_000 + number);
const leadOf = (number: number): Lead => ({
  mobile: mobileOf(number),
  name: 'Asha Sample',
  birth: ['14', '06', '1992'],
});

/** Every field of the two forms, as the server has them. */
function isWhole(
  { mobileNumber, name, members, pincode, existingIllness, product }: QuoteDto,
  number: number,
) {
  const dates = members.map(({ relation, dateOfBirth }) => `${relation} ${dateOfBirth}`);
  const found = [mobileNumber, name, dates.join(), pincode, existingIllness, product];
  const mobile = mobileOf(number);
  const wanted = [
    `${mobile.slice(0, 2)}xxxx${mobile.slice(6)}`,
    'A••• S•••••',
    'self 1992-06-14,spouse 1994-01-20,daughter 2020-07-01',
    ...['411038', 'no', 'aspire'],
  ];
  return JSON.stringify(found) === JSON.stringify(wanted);
}
