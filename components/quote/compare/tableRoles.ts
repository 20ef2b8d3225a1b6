/** Safari forgets what a table is once its rows are laid out as a grid, as they are on a phone: each part says it. */
export const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role });
