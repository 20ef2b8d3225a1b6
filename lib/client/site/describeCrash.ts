import { CRASH_LIMITS, type CrashDto } from '@/lib/domain/site/crash';

const place = /\/(_next\/static\/[\w./~-]+\.js:\d+:\d+)/;

/** Says where a crash happened, never its message, which may hold what somebody typed. */
export function describeCrash(error: unknown): CrashDto {
  const data: unknown = Reflect.get(window, '__NEXT_DATA__');
  const build = typeof data === 'object' && data && 'buildId' in data ? String(data.buildId) : undefined;
  if (!(error instanceof Error)) return { build };
  const frames = (error.stack ?? '')
    .split('\n')
    .flatMap((line) => place.exec(line)?.[1] ?? [])
    .filter((frame) => frame.length <= CRASH_LIMITS.frame)
    .slice(0, CRASH_LIMITS.frames);
  return { build, kind: /^[A-Za-z]{1,40}$/.exec(error.name)?.[0], frames };
}
