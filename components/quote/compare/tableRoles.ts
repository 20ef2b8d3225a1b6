/** Restores table semantics, which Safari drops once rows are laid out as a grid. */
export const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role });
