import type { ProductSettings, ProductType } from '@kronos/api/contract';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import type { PageProps } from '../../../../context/page-props.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import { createProductSettingsStore } from '../../../../parts/products/product-settings-store.ts';
import { Loaded } from '../../../../resource/Loaded.tsx';
import { Page as ProductPage } from '../one/Page.tsx';
import { NoSuchKind } from '../parts/NoSuchKind.tsx';
import { allTypes, typeFacts } from '../words.ts';

/** A new product of a category and type (spec §2, /app/admin/products/create/:category/:type). */
export function Page({ params }: PageProps<'newProduct'>) {
  const t = useMessages();
  const type = allTypes.find((known) => known === params.type && typeFacts[known].category === params.category);
  const name = type && t(typeFacts[type].name);
  usePageName(name);
  const settings = useStore(createProductSettingsStore);
  const { read } = useSnapshot(settings.state);
  useEffect(() => void settings.load(), [settings]);
  if (!type || name === undefined) return <NoSuchKind />;
  const { category, text } = typeFacts[type];
  const words = { title: t('products.newOf', { type: name }), text: t(text) };
  return (
    <Loaded
      read={read}
      loading={t('productSettings.loading')}
      failed={t('productSettings.failed')}
      onRetry={() => void settings.load()}
    >
      {(data) => (
        <ProductPage.New key={type} given={{ category, type }} begins={beginningOf(type, data)} words={words} />
      )}
    </Loaded>
  );
}

/** Returns the initial values of a new product. Only servers have the image and the limits. */
function beginningOf(type: ProductType, settings: Snapshot<ProductSettings>) {
  const { cycles: _, currency, visibility, trial_days, plex_image, emby_image, jellyfin_image, ...limits } = settings;
  const offer = { currency, visibility, trial_days };
  if (typeFacts[type].category !== 'server') return offer;
  const images: Partial<Record<ProductType, string | null>> = {
    plex: plex_image,
    emby: emby_image,
    jellyfin: jellyfin_image,
  };
  return { ...offer, image: images[type] ?? null, limits: { ...limits, slots: null } };
}
