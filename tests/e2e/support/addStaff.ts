import { readStaffCommand } from '@/lib/server/services/desk/staffCommand';
import { runCommand } from '@/scripts/commands/command';
import { onDatabase } from '@/scripts/commands/onDatabase';

/** npx tsx tests/e2e/support/addStaff.ts (STAFF-ID ROLE MOBILE)…: several in one process, as `npm run staff -- add` does. */

const words = process.argv.slice(2);

await runCommand(() =>
  onDatabase({ isEmbedded: true }, async () => {
    for (let at = 0; at < words.length; at += 3) {
      const one = ['add', ...words.slice(at, at + 3), 'Sample Staff'];
      if ((await readStaffCommand(one).run()).code !== 0) return 1;
    }
    return 0;
  }),
);
