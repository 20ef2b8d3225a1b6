/** Beginnings of fields of Word that run a program, or fetch a file when they are brought up to date. */
export const RUNNING_FIELD =
  '(?:DDE|DDEAUTO|INCLUDE|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK|EMBED|DATABASE|RD|QUOTE\\s{1,9}\\d)(?![A-Z])';
