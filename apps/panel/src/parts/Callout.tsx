import { Banner, type BannerProps } from '@kronos/ui/Banner';
import { Card } from '@kronos/ui/Card';

/** A message about the content of the page, in the shape of its cards; a bar at the top of the page is a `Banner`. */
export function Callout(props: BannerProps) {
  return (
    <Card isFlush as="div">
      <Banner {...props} />
    </Card>
  );
}
