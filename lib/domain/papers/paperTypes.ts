import type { PaperRefusal, PaperType, WordType } from './paperLimits.data';

type Beginning = readonly (readonly [at: number, bytes: string])[];

const beginnings: Record<PaperType, Beginning> = {
  'image/jpeg': [[0, '\u00ff\u00d8\u00ff']],
  'image/png': [[0, '\u0089PNG\r\n\u001a\n']],
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  'application/pdf': [[0, '%PDF-']],
  'application/msword': [[0, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1']],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [[0, 'PK\u0003\u0004']],
};

/** This many bytes are enough to tell the type. */
export const LONGEST_BEGINNING = 12;

/** The ending of a file of this type. */
export const PAPER_ENDINGS: Record<PaperType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

export function isWord(type: PaperType): type is WordType {
  return PAPER_ENDINGS[type].startsWith('doc');
}

/** The refusal of a wrong type, whose words name all types that are accepted there. */
export function wrongTypeOf(takesWord: boolean): PaperRefusal {
  return takesWord ? 'wrongTypeOfCv' : 'wrongType';
}

/** Tells the type only by the first bytes: a name, or a type that a browser sends, proves nothing. */
export function paperTypeOf(bytes: Uint8Array): PaperType | undefined {
  const holds = ([at, text]: Beginning[number]) =>
    [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
  const types = Object.entries(beginnings) as [PaperType, Beginning][];
  return types.find(([, beginning]) => beginning.every(holds))?.[0];
}
