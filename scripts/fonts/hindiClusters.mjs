/**
 * Hindi glyphs beside those of the site's own words: the half forms, from which other clusters in typed names are set,
 * and the dotted र् that more ligatures begin with. All clusters would triple the font and delay text on phones.
 */
export const hindiClusters = [...[...'कखगचजणतथधनपबभमयलवशषस', 'क्ष'].map((letter) => `${letter}्\u200d`), 'र्कं'];
