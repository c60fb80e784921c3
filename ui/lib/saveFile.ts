import type { TextFile } from "../../domain/shared/ports.ts";
import { effectOf } from "./effectOf.ts";
import type { Unexpected } from "./feedback/failure.ts";

/** Saves a file on the device. */
export const saveFileFx = effectOf("saveFile")<TextFile, void, Unexpected>();
