import type { ReactNode } from "react";
import { useLazyModule } from "../../../design/components/lazyModule.ts";
import { filePiece } from "../pieces.ts";
import { FileLink } from "./FileLink.tsx";

const ignore = () => {};

type FilePlaceProps = { readonly address: string; readonly children: ReactNode };

/** A file for download, with its kind and size; a link with its name, which is the child, until its code is there. */
export const FilePlace = (file: FilePlaceProps) => {
  const FilePlate = useLazyModule(filePiece, true, ignore);
  return <p>{FilePlate ? <FilePlate {...file} /> : <FileLink {...file} />}</p>;
};
