/** What a browser reports of a crash: the kind of error, and places in our own files. */
export type CrashDto = { build?: string; kind?: string; frames?: readonly string[] };

export const CRASH_LIMITS = { frames: 12, frame: 200, kind: 40, build: 40 } as const;
