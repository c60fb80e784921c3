import { modulesFor } from "../../../content/body/pieces.ts";
import { detailModel } from "../../../content/details/detailModel.ts";
import { readSentLetterFx } from "./effects.ts";

const model = detailModel({ name: "letter", readFx: readSentLetterFx });

export const { opened: letterOpened, retried: letterRetried, $item: $letter, $status: $letterStatus } = model;

export const $letterModules = model.$shown.map((letter) => modulesFor(letter?.content));
