import { openChannels, TestChannel } from '@/tests/browser/tabs';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { useSavedForm } from '@/hooks/common/forms/useSavedForm';
import { useSeenPrice } from './useSeenPrice';

const price = { priceAfterTax: 12_488, sumInsured: 10_00_000, breakdown: [] } as unknown as PriceDto;
const stored = () => JSON.parse(localStorage.getItem('form3') ?? '{}') as Record<string, unknown>;

test('of two tabs that show different terms, neither writes over the other again and again', async () => {
  openChannels();
  const plan = { product: 'reassurev2', tenure: 1 };
  const { result } = renderHook(() => {
    useSeenPrice(plan, 'quote', price);
    return useSavedForm('form3');
  });
  act(() => result.current.save.flush());
  expect(stored()).toMatchObject({ tenure: 1, seen: { of: 'quote' } });

  localStorage.setItem('form3', JSON.stringify({ ...stored(), tenure: 2 }));
  const other = new TestChannel('form3');
  other.postMessage({ tenure: 2 });
  other.close();
  await waitFor(() => expect(result.current.saved).toMatchObject({ tenure: 2 }));
  act(() => result.current.save.flush());
  expect(stored()).toMatchObject({ tenure: 2 });
});
