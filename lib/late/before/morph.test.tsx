import { morph } from './morph';

function twoOf(now: string, wanted: string) {
  document.body.innerHTML = `<div>${now}</div><div>${wanted}</div>`;
  const [element, other] = [...document.body.children] as [Element, Element];
  return { element, other };
}

test('what differs becomes the same; what stays is the same element, so that a live region is heard', () => {
  const { element, other } = twoOf(
    '<p aria-live="polite">1 year <b>₹12,488</b></p><ul><li class="less">−657</li></ul>',
    '<p aria-live="polite">2 years <b>₹23,946</b></p><ul><li>657</li><li>0</li></ul><i>new</i>',
  );
  const { innerHTML } = other;
  const total = element.querySelector('b');
  morph(element, other);
  expect(element.innerHTML).toBe(innerHTML);
  expect(element.querySelector('b')).toBe(total);
});

test('what is there no more goes, and another kind of element takes a place', () => {
  const { element, other } = twoOf('<p>A</p><p>B</p><p>C</p>', '<p>A</p>text');
  morph(element, other);
  expect(element.innerHTML).toBe('<p>A</p>text');
});

test('what a visitor opened or closed stays so', () => {
  const { element, other } = twoOf('<details><p>A</p></details>', '<details open><p>B</p></details>');
  morph(element, other);
  expect(element.innerHTML).toBe('<details><p>B</p></details>');
});
