import type { PaperType } from './paperLimits.data';

type Beginning = readonly (readonly [at: number, bytes: string])[];

const beginnings: Record<PaperType, Beginning> = {
  'image/jpeg': [[0, '\u00ff\u00d8\u00ff']],
  'image/png': [[0, '\u0089PNG\r\n\u001a\n']],
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  'application/pdf': [[0, '%PDF-']],
};

/** As many bytes tell the type. */
export const LONGEST_BEGINNING = 12;

/** By its first bytes alone: a name or a type that a browser says proves nothing. */
export function paperTypeOf(bytes: Uint8Array): PaperType | undefined {
  const holds = ([at, text]: Beginning[number]) =>
    [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
  const types = Object.entries(beginnings) as [PaperType, Beginning][];
  return types.find(([, beginning]) => beginning.every(holds))?.[0];
}
