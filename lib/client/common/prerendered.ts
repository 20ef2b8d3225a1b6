/**
 * Whether the browser prerenders this page before it is opened, as for an address that is being typed. Until it is
 * shown it must report no step and send nothing.
 */
export const isPrerendered = () => (document as { prerendering?: boolean }).prerendering === true;

export const shown = () =>
  new Promise<void>((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
