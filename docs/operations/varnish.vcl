# Varnish 7 in front of Parade: stores what the server marks by `surrogate-control`, and drops it by
# `surrogate-key`. Start it with `-p http_gzip_support=off`, as the server compresses (Brotli too).
vcl 4.1;

import std;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; }
}

# The servers of the shop, which may purge.
acl servers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # A forwarded request came through a proxy on this machine, so not from a server of the shop.
    if (client.ip !~ servers || req.http.x-forwarded-for ~ ",") {
      return (synth(403));
    }
    if (!req.http.surrogate-key-pattern) {
      return (synth(400));
    }
    ban("obj.http.surrogate-key ~ " + req.http.surrogate-key-pattern);
    return (synth(200));
  }
  # TLS ends before Varnish. The host of the request is the one that pages are stored by.
  set req.http.x-forwarded-proto = "https";
  unset req.http.x-forwarded-host;
  # One stored version for each encoding.
  if (req.http.accept-encoding ~ "\bbr\b") {
    set req.http.accept-encoding = "br, gzip";
  } elsif (req.http.accept-encoding ~ "\bgzip\b") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  # One for each kind of client.
  if (req.http.accept ~ "text/markdown") {
    set req.http.accept = "text/markdown";
  } elsif (req.http.accept ~ "application/json") {
    set req.http.accept = "application/json";
  } else {
    set req.http.accept = "text/html";
  }
  # OPS-2: variants of experiments by kind of page, from the visitor's cookie; the server names the
  # header of the page in `vary`, so that each variant is stored once.
  unset req.http.x-experiments-home;
  unset req.http.x-experiments-listing;
  unset req.http.x-experiments-product;
  unset req.http.x-experiments-content;
  if (req.http.cookie ~ "(^|; )(__Host-)?visitor=") {
    set req.http.x-visitor = regsub(req.http.cookie, "^(.*; )?(__Host-)?visitor=([^;]*).*$", "\3");
    if (req.http.x-visitor ~ "~home:") {
      set req.http.x-experiments-home = regsub(req.http.x-visitor, "^.*~home:([^~]*).*$", "\1");
    }
    if (req.http.x-visitor ~ "~listing:") {
      set req.http.x-experiments-listing =
        regsub(req.http.x-visitor, "^.*~listing:([^~]*).*$", "\1");
    }
    if (req.http.x-visitor ~ "~product:") {
      set req.http.x-experiments-product =
        regsub(req.http.x-visitor, "^.*~product:([^~]*).*$", "\1");
    }
    if (req.http.x-visitor ~ "~content:") {
      set req.http.x-experiments-content =
        regsub(req.http.x-visitor, "^.*~content:([^~]*).*$", "\1");
    }
    unset req.http.x-visitor;
  }
  # An expired page is served while it is fetched again; for longer if the server is down.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Cookies do not matter beyond that: responses to one shopper have no `surrogate-control`.
  return (hash);
}

sub vcl_backend_response {
  set beresp.grace = 24h;
  if (beresp.http.surrogate-control) {
    set beresp.ttl = std.duration(
      regsub(beresp.http.surrogate-control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    if (beresp.ttl == 0s) {
      set beresp.uncacheable = true;
    }
    return (deliver);
  }
  if (beresp.http.cache-control ~ "public" && beresp.http.cache-control ~ "max-age=[1-9]") {
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 120s;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.surrogate-control;
  unset resp.http.surrogate-key;
}
