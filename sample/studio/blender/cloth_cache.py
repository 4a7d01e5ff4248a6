"""Keeps sewn cloth in the folder STUDIO_CLOTH, so that a trial and the picture after it sew a garment once."""
import hashlib
import os
import pickle

import numpy as np

FOLDER = os.environ.get("STUDIO_CLOTH")


def _forms(form):
    """Shape and swing of each part that cloth hangs on."""
    for part in form:
        points = np.empty(len(part.data.vertices) * 3, np.float32)
        part.data.vertices.foreach_get("co", points)
        yield points.round(6).tobytes(), tuple(part.location), tuple(part.get("swing", ()))


def run_once(given, form, run):
    """What `run` returns, from an earlier time if all that is `given` and the form were the same then."""
    if not FOLDER:
        return run()
    key = hashlib.sha256(pickle.dumps([given, list(_forms(form))])).hexdigest()[:20]
    path = os.path.join(FOLDER, f"{key}.npy")
    if os.path.exists(path):
        return np.load(path)
    found = run()
    os.makedirs(FOLDER, exist_ok=True)
    np.save(path, found)
    return found
