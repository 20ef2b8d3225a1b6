export type EntryWords = { title: string; about?: string; amount?: string | undefined };
