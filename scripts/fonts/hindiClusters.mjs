/** Half forms, and र above and below each letter: all clusters would double the font and delay text on phones. */
const letters = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ', 'क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़'];

export const hindiClusters = [
  ...letters.flatMap((letter) => [letter, `${letter}्\u200d`, `${letter}्र`, `र्${letter}`]),
  ...'अआइईउऊऋएऐओऔऑऍअंअँअःआँइंईंउँऊँएँऐंओंॐ।॥०१२३४५६७८९',
];
