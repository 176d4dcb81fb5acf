import { createElement, Fragment } from 'react';
import { CollectionBuilder } from 'react-aria/CollectionBuilder';
import { DismissButton } from 'react-aria/Overlay';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  createElement(Fragment, null, createElement(DismissButton), String(CollectionBuilder)),
);
