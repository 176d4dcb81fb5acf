import '@kronos/ui/styles.css';
import { noChanges, ShareMatrix } from '@kronos/ui/ShareMatrix';
import { useState } from 'react';
import { libraries, makePeople, type Person, shareSize } from '../shares.ts';
import { stage } from '../stage.ts';

const labels = { share: 'Painted', take: 'Painted' };

function Matrix({ people }: { people: readonly Person[] }) {
  const [changes, setChanges] = useState(noChanges);
  return (
    <div style={{ width: shareSize.width }}>
      <ShareMatrix
        label="Shares"
        columns={libraries}
        people={people}
        changes={changes}
        onChange={setChanges}
        height={shareSize.height}
        labels={labels}
      />
    </div>
  );
}

stage(makePeople, (people) => <Matrix people={people} />);
