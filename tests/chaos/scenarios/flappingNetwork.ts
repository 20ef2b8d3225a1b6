import { setTimeout as wait } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { api } from '@/lib/config/paths';
import type { Random } from '@/lib/embedded-mongo/tests/support/random';
import { Faults, type Scenario } from '@/tests/chaos/scenario';
import { chooseYears, isStored, makeQuote, openSummary, withVisitors } from '@/tests/chaos/visitors';

const changes = 4;
const dropped = 0.3;
const slowestMs = 600;
/** Many retry intervals, for slow machines. */
const savedWithinMs = 90_000;

/** A third of saves are lost, half of them after they arrived. */
export const flappingNetwork: Scenario = {
  name: 'flapping network',
  unit: 'journeys',
  load: { full: 500, short: 0 },
  breaks: ['believing'],
  run: async ({ load, random, broken }) => {
    const faults = new Faults();
    const lost = { there: 0, back: 0 };
    let kept = 0;
    await withVisitors(load, async ({ context }) => {
      if (broken === 'believing') await context.addInitScript(believe);
      const page = await openSummary(context, await makeQuote(context));
      await context.route(`**${api.revisit}**`, async (route) => flap(route, random, lost));
      let years = 1;
      for (let change = 0; change < changes; change++) {
        years = (years % 3) + 1;
        await chooseYears(page, years);
        await wait(random() * 2500);
        await context.setOffline(true);
        await wait(random() * 300);
        await context.setOffline(false);
      }
      if (await isStored(context, years, savedWithinMs)) kept += 1;
      else faults.add('forms lost', `${years} years chosen`);
      const said = await page.getByRole('alert').filter({ hasText: /\S/ }).allInnerTexts();
      if (said.length > 0) faults.add('errors shown', said[0]);
    });
    return {
      counted: `${lost.there} saves lost on the way, ${lost.back} answers lost on the way back, ${kept} of ${load} forms at the server as they were last, no error shown`,
      failures: faults.list(),
    };
  },
};

async function flap(route: Route, random: Random, lost: { there: number; back: number }): Promise<void> {
  await wait(random() * slowestMs);
  const fate = random();
  if (fate < dropped / 2) {
    lost.there += 1;
    return route.abort('connectionfailed').catch(() => undefined);
  }
  if (fate > dropped) return route.continue().catch(() => undefined);
  lost.back += 1;
  await route.fetch().catch(() => undefined);
  return route.abort('connectionreset').catch(() => undefined);
}

/** In the page: reports failed saves as stored. */
function believe(): void {
  const fetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init).catch(() => undefined);
    if (answer || !String(input).includes('/api/revisit'))
      return answer ?? Promise.reject(new Error('offline'));
    return new Response(JSON.stringify({ uuid: localStorage.getItem('uuid_resume'), version: 1 }));
  };
}
