import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useState } from 'react';
import { inPage } from '@/tests/browser/inPage';
import { tags } from './areas';
import { late } from './late';

function Part({ name }: { name: string }) {
  const t = useTranslations('tags');
  const [pressed, setPressed] = useState(0);
  return (
    <button type="button" aria-label={t('yes')} onClick={() => setPressed(pressed + 1)}>
      {name} {pressed}
    </button>
  );
}

test('a part comes with its texts, after what waits in its place, even if its file fails at first', async () => {
  let failures = 1;
  const LatePart = late({
    load: async () => {
      if (failures-- > 0) throw new Error('Failed to load chunk');
      return Part;
    },
    texts: { tags },
    waiting: () => <p>Waiting</p>,
  });
  render(<LatePart name="Pressed" />, { wrapper: inPage() });
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  const button = await screen.findByRole('button', { name: 'Yes, count' });
  expect(button).toHaveTextContent('Pressed 0');
  expect(screen.queryByText('Waiting')).toBeNull();
});

test('a prerendered part begins when its time has come, and what is around it is passed on', async () => {
  let begin = () => {};
  const LatePart = late({
    load: async () => Part,
    texts: { tags },
    prerendered: {
      when: (_, go) => {
        begin = go;
        return () => undefined;
      },
      onServer: undefined,
    },
  });
  const { rerender } = render(<LatePart name="Pressed" />, { wrapper: inPage() });
  // Without prerendered HTML it starts at once.
  begin();
  await userEvent.setup().click(await screen.findByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  rerender(<LatePart name="Still pressed" />);
  expect(await screen.findByText('Still pressed 1')).toBeInTheDocument();
});

test('what reads a text is not drawn again with the part around it', async () => {
  let drawn = 0;
  const Reader = memo(function Reader() {
    const t = useTranslations('tags');
    useEffect(() => void (drawn += 1));
    return <p>{t('yes')}</p>;
  });
  const Around = ({ name }: { name: string }) => (
    <section aria-label={name}>
      <Reader />
    </section>
  );
  const LatePart = late({ load: async () => Around, texts: { tags } });
  const { rerender } = render(<LatePart name="Before" />, { wrapper: inPage() });
  await screen.findByRole('region', { name: 'Before' });
  const before = drawn;
  rerender(<LatePart name="After" />);
  expect(await screen.findByRole('region', { name: 'After' })).toBeInTheDocument();
  expect(drawn).toBe(before);
});
