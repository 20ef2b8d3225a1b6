import { configure } from '@testing-library/react';

/** No test is about time, so none fails because the machine is busy. */
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no layout, and so nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
