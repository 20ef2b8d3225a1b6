import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LIVE, NAMED } from '@/lib/late/before/typed';
import { useAhead } from './useAhead';

const root = document.documentElement;

/** Returns what a page shows while it is hydrated, and after that. */
function shown(attributes: Readonly<Record<string, string>>): string[] {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  const seen: string[] = [];
  function Page() {
    seen.push(useAhead() ? 'plans' : 'family');
    return <p>{seen.at(-1)}</p>;
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  seen.length = 0;
  render(<Page />, { container, hydrate: true });
  return seen;
}

test('a page that was opened at the plans shows them in the place of the family’s questions', () => {
  expect(shown({ [NAMED]: 'plans' })).toEqual(['family', 'plans']);
});

test.each([
  ['names no step', {}],
  ['names another step', { [NAMED]: 'ages' }],
  ['was live before it was opened', { [NAMED]: 'plans', [LIVE]: '' }],
])('a page that %s is hydrated as it is', (_, attributes) => {
  expect(shown(attributes)).toEqual(['family']);
});
