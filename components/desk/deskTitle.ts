/** The id of a view’s heading, which names its list. */
export const DESK_TITLE = 'desk-title';
