import { serveHosted } from "../_shared/hosted.ts";
import { sendDueMails } from "./handler.ts";

serveHosted(sendDueMails);
