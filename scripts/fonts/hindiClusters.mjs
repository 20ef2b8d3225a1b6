/**
 * Hindi glyphs beside those of the site's own words: the half forms, from which other clusters in typed names are set.
 * All clusters would triple the font and delay text on phones.
 */
export const hindiClusters = [...'कखगचजणतथधनपबभमयलवशषस'].map((letter) => `${letter}्\u200d`);
