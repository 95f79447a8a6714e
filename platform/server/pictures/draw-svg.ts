import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** The process that draws an SVG from its input as a PNG, twice as large. The server itself reads no SVG (`open-picture.ts`). */
const picture = sharp(await buffer(process.stdin), { density: 144 }).flatten({ background: '#fff' });
process.stdout.write(await picture.png({ palette: true }).toBuffer());
