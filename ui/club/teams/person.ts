import { sample } from "effector";
import { detailModel } from "../../content/details/detailModel.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { readPersonFx } from "./effects.ts";

const model = detailModel({ name: "person", readFx: readPersonFx });

export const { opened: personOpened, retried: personRetried, $item: $person, $status: $personStatus } = model;

sample({ clock: changeHinted, filter: (watched) => watched === "teams", fn: () => {}, target: model.refreshed });
