import { asciiDigits } from './asciiDigits';

test('digits of Hindi and Tamil become ours, and all else stays', () => {
  expect(asciiDigits('०१२३४५६७८९ ௦௧௨௩௪௫௬௭௮௯')).toBe('0123456789 0123456789');
  expect(asciiDigits('४११ 038, நூறு ௱')).toBe('411 038, நூறு ௱');
});
