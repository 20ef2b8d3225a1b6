import type { ServerEnv } from '@/lib/config/serverEnv';
import { describeDatabase } from '@/lib/server/database/databaseName';

const openWarning =
  '  Careful: HOST lets others than this machine in, and whoever comes in reads every message and code at /dev/outbox, and what is stored at /dev/stored.';

export const READY = '  It is ready.\n\n';

export const notReady = (why: string) =>
  `\nIt is not ready. ${why}\nUntil that is put right, what needs the database is answered with 503. GET /api/health/ready says when it is ready.\n\n`;

type Welcome = { port: number; isEmbedded: boolean; env: ServerEnv };

export function welcome({ port, isEmbedded, env }: Welcome): string {
  const address = env.SITE_URL ?? `http://localhost:${port}`;
  const lines = [
    `Sukhayu Health answers at   ${address}`,
    ...(env.APP_ENV === 'production'
      ? []
      : [
          `  Begin as somebody         ${address}/dev/start  (half-way, paid, with a claim, staff …)`,
          `  Messages it would send    ${address}/dev/outbox`,
          `  Telecallers’ dashboard    ${address}/telecaller-dashboard-magnus  (sample staff id: SAMPLE-1001)`,
          `  Supervisor’s desk         the same page as SAMPLE-2001; its authenticator’s codes are at /dev/outbox`,
        ]),
    isEmbedded
      ? `  Database                  embedded, in ${env.DATA_DIR}`
      : `  Database                  ${describeDatabase(env.MONGODB_URI ?? '')}`,
    '  Stop                      Ctrl+C',
    ...(env.APP_ENV !== 'production' && isOpen(env) ? [openWarning] : []),
  ];
  return `\n${lines.join('\n')}\n\n`;
}

function isOpen({ HOST = '127.0.0.1' }: ServerEnv): boolean {
  return !/^(127\.|::1$|localhost$)/.test(HOST);
}
