/** The time at each rendering: a page that stays open over midnight shows the new day when it is drawn next. */
export const now = () => new Date();
