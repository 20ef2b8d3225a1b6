import { render } from '@testing-library/react';
import { useRouter, type NextRouter } from 'next/router';
import type { Context } from 'react';

const internal = 'next/dist/shared/lib/router-context.shared-runtime';
const advice =
  `lib/late/island.tsx imports RouterContext from ${internal}, an internal of Next: an island is a React root of its own, ` +
  'in which useRouter finds no router otherwise. Next has moved it: see what node_modules/next/dist/client/router.js ' +
  'reads in useRouter, and import that there and in tests/browser/inPage.tsx.';

test('Next’s useRouter still reads the context that islands give it', async () => {
  const found = (await import(internal).catch(() => {
    throw new Error(advice);
  })) as { RouterContext: Context<NextRouter | null> };
  let seen: unknown;
  function Reader() {
    // oxlint-disable-next-line react/globals -- what the test looks at
    seen = useRouter();
    return null;
  }
  const router = { asPath: '/here' } as NextRouter;
  render(
    <found.RouterContext value={router}>
      <Reader />
    </found.RouterContext>,
  );
  if (seen !== router) throw new Error(advice);
});
