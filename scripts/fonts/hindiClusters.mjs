/**
 * What the Hindi font has beside the words of the site itself: every letter's half form, and every letter with र above
 * and below. A cluster that none of our texts uses, in a name that somebody types, is set from its half forms, which is
 * right too. All clusters of written Hindi make the font twice as heavy, and on a phone it then came after the text.
 */
const letters = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ', 'क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़'];

export const hindiClusters = [
  ...letters.flatMap((letter) => [letter, `${letter}्\u200d`, `${letter}्र`, `र्${letter}`]),
  ...'अआइईउऊऋएऐओऔऑऍअंअँअःआँइंईंउँऊँएँऐंओंॐ।॥०१२३४५६७८९',
];
