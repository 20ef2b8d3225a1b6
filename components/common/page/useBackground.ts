import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { backgroundOf, backgrounds } from './background';

export function useBackground() {
  const { asPath } = useRouter();
  const background = backgroundOf(asPath);
  useEffect(() => {
    document.body.classList.remove(...backgrounds);
    document.body.classList.add(background);
  }, [background]);
}
