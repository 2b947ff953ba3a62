-- Meetings that were booked together, each with its own booking. The id of a series is that of its first booking.
create table booking_series (
  reservation_id bigint primary key references reservations on delete cascade,
  series_id bigint not null
);
create index booking_series_of on booking_series (series_id);
