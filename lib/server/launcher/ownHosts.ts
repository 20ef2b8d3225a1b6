import type { ServerEnv } from '@/lib/config/serverEnv';
import type { Handler } from './httpServer';

const ofThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Refuses requests for other host names, against DNS rebinding: a stranger's page whose name is led to 127.0.0.1 could
 * read what development shows to this machine only, such as codes, messages and personas. In production, and where HOST
 * lets others in, every name is accepted.
 */
export function refuseOtherHosts(handle: Handler, { APP_ENV, HOST, SITE_URL }: ServerEnv): Handler {
  if (APP_ENV === 'production' || HOST) return handle;
  const own = SITE_URL && new URL(SITE_URL).host;
  return (request, response) => {
    const { host = '' } = request.headers;
    if (ofThisMachine.test(host) || host === own) return handle(request, response);
    response
      .writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
      .end(
        'In development this site is reached as localhost, or by the name that SITE_URL or HOST gives it.\n',
      );
  };
}
