export type View = 'list' | 'rings';
