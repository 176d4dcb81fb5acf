import { Card } from '@kronos/ui/Card';
import { Grid } from '@kronos/ui/Grid';
import { LinkButton } from '@kronos/ui/LinkButton';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../context/app-context.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import type { PageProps } from '../../../../context/page-props.ts';
import type { PlainKey } from '../../../../messages/catalogue.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { NoSuchKind } from '../parts/NoSuchKind.tsx';
import { categories, categoryWords, typeFacts, typesOf } from '../words.ts';

/** The choice of a category, and then of a type, for a new product. */
export function Page({ params }: PageProps<'productCategory'> | PageProps<'productType'>) {
  const t = useMessages();
  const given = 'category' in params ? params.category : undefined;
  const category = categories.find((known) => known === given);
  usePageName(category && t(categoryWords[category].name));

  if (given === undefined)
    return (
      <Choices
        title={t('products.choose.category')}
        text={t('products.choose.categoryText')}
        choices={categories.map((id) => ({
          ...categoryWords[id],
          to: href(adminRoutes.productType, { category: id }),
        }))}
      />
    );
  if (!category) return <NoSuchKind />;
  return (
    <Choices
      title={t('products.choose.type')}
      text={t(categoryWords[category].text)}
      choices={typesOf(category).map((type) => ({
        ...typeFacts[type],
        to: href(adminRoutes.newProduct, { category, type }),
      }))}
    />
  );
}

interface ChoicesProps {
  title: string;
  text: string;
  choices: readonly { name: PlainKey; text: PlainKey; to: string }[];
}

function Choices({ title, text, choices }: ChoicesProps) {
  const t = useMessages();
  return (
    <Stack gap={24}>
      <PageHeader title={title} description={text} />
      <Grid minimum={240}>
        {choices.map(({ name, text: about, to }) => (
          <Card
            key={to}
            title={t(name)}
            actions={
              <LinkButton size="small" href={to} aria-label={t('products.choose.thisOf', { name: t(name) })}>
                {t('products.choose.this')}
              </LinkButton>
            }
          >
            <Text tone="muted">{t(about)}</Text>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
