/** The moment of a rendering: what stands open over midnight tells the new day when it is next drawn. */
export const now = () => new Date();
