import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import classes from './FileView.module.css';
import { Waiting } from './Waiting.tsx';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** The pages of a PDF in one column of full width. A page is drawn when it comes near the screen. */
export function PdfPages({ blob, name }: { blob: Blob; name: string }) {
  const [last, setLast] = useState<{ blob: Blob; pdf: PDFDocumentProxy }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let task: ReturnType<typeof getDocument> | undefined;
    let gone = false;
    const open = async () => {
      const data = new Uint8Array(await blob.arrayBuffer());
      if (gone) return;
      task = getDocument({ data, useWasm: false });
      setLast({ blob, pdf: await task.promise });
    };
    open().catch((error: unknown) => {
      if (gone) return;
      console.error(error);
      setFailed(true);
    });
    return () => {
      gone = true;
      void task?.destroy();
    };
  }, [blob]);

  if (failed) return <EmptyState title="This PDF could not be read">Download it to look at it.</EmptyState>;
  // Pages go with their document: it is destroyed when another one comes, and what they draw then fails.
  if (last?.blob !== blob) return <Waiting />;
  const { pdf } = last;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return (
    <div className={classes.pages}>
      {numbers.map((number) => (
        <PdfPage key={number} pdf={pdf} number={number} label={`${name}, page ${number} of ${pdf.numPages}`} />
      ))}
    </div>
  );
}

function PdfPage({ pdf, number, label }: { pdf: PDFDocumentProxy; number: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(canvas);
  useEffect(() => {
    const target = canvas.current;
    if (!near || !target) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (gone) return;
      const width = target.clientWidth * Math.min(2, window.devicePixelRatio);
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      target.width = Math.round(viewport.width);
      target.height = Math.round(viewport.height);
      const task = page.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
    };
    draw().catch((error: unknown) => {
      if (!gone) console.error(error);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [pdf, number, near]);
  // The size of an A4 page until the real size is known, so that the pages above do not move when they are drawn.
  return <canvas ref={canvas} className={classes.page} width={595} height={842} role="img" aria-label={label} />;
}

/** Whether an element has been within one screen height of the visible part. */
function useNear(element: React.RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '100%' });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return near;
}
