/** The time of each render, so that a page left open over midnight shows the new day when it next renders. */
export const now = () => new Date();
