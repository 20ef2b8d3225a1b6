import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { chooseClass } from './chooseClass';
import { backgroundOf, backgrounds } from './background';

export function useBackground() {
  const { asPath } = useRouter();
  const background = backgroundOf(asPath);
  useEffect(() => {
    chooseClass(document.body, background, backgrounds);
  }, [background]);
}
