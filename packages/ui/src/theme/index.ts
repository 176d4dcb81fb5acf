import './layers.css.ts';
import './reset.css.ts';
import './light.css.ts';
import './dark.css.ts';
import './static.css.ts';
import './density.css.ts';
